import 'server-only';
import type { ReactNode } from 'react';
import { Notice } from '@/components/shell/notice';
import type { Employee } from '@/lib/auth/employee';
import { countReading } from '@/lib/requests/back-office/reading-service';
import { AppError } from '@/lib/platform/http/errors';

/**
 * Counts a page with people's requests on it.
 * @returns what stands in its place where an employee reads faster than a person does
 */
export async function heldUp(employee: Employee, address: string): Promise<ReactNode> {
  try {
    await countReading(employee, address);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (
      <Notice title="Bitte warten" link={{ href: address, label: 'Noch einmal versuchen' }}>
        {error.message}
      </Notice>
    );
  }
}
