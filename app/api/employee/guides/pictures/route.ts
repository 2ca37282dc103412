import 'server-only';
import { employeeRoute } from '@/app/employee-route';
import { pictureAddress } from '@/lib/guides/pictures/address';
import { addPicture, MOST_BYTES } from '@/lib/guides/pictures/service';
import { AppError } from '@/lib/platform/http/errors';
import { readBytes } from '@/lib/platform/http/route';

/** Bytes that a form adds to its file: boundaries, names and types. */
const FRAME = 4096;

/** @throws AppError `too_large` (413), `malformed` (400), `invalid` (422) without a file */
async function readUpload(request: Request, field: string, limit: number): Promise<Buffer> {
  const megabytes = Math.floor(limit / 1024 / 1024);
  const message = `Die Datei ist zu groß (höchstens ${megabytes}\u00a0MB).`;
  const bytes = await readBytes(request, limit + FRAME, message);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new AppError('malformed', 'Die Datei kam nicht als Formular an.');
  });
  const file = form.get(field);
  if (!(file instanceof Blob) || file.size === 0) {
    const missing = 'Bitte wählen Sie eine Datei aus';
    throw new AppError('invalid', missing, { fields: { [field]: missing } });
  }
  if (file.size > limit) throw new AppError('too_large', message);
  return Buffer.from(await file.arrayBuffer());
}

export const POST = employeeRoute(
  async (request, _, { id }) => {
    const picture = await addPicture(await readUpload(request, 'bild', MOST_BYTES), id);
    const { width, height } = picture;
    return Response.json({ address: pictureAddress(picture), width, height }, { status: 201 });
  },
  { area: 'guides', takesForms: true },
);
