import { AppError } from '@/lib/http/errors';
import { openRequest } from '@/lib/own-request/service';

/** The request that a link opens, or `null` for a link that is good no longer. */
export async function openOwnRequest(token: string) {
  try {
    return await openRequest(token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
