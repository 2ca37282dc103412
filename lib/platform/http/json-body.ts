import 'server-only';
import { AppError } from './errors';

/** Bytes; a form of this portal has a few kilobytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const TOO_LARGE = 'Die Anfrage ist zu groß (höchstens 64 kB).';

/** Throws AppError `too_large` (413). */
export async function readBytes(
  request: Request,
  limit = MAX_BODY_BYTES,
  message = TOO_LARGE,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('too_large', message);
  if (Number(request.headers.get('content-length')) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Throws AppError `too_large` (413), or `malformed` (400) without valid UTF-8 and JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('malformed', 'Die Anfrage ist kein gültiges JSON.');
  }
}
