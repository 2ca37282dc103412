import { employeeRoute } from '@/app/employee-route';
import { pictureAddress } from '@/lib/guides/pictures/address';
import { addPicture, MOST_BYTES } from '@/lib/guides/pictures/service';
import { readUpload } from '@/lib/platform/http/upload';

export const POST = employeeRoute(
  async (request, _, { id }) => {
    const picture = await addPicture(await readUpload(request, 'bild', MOST_BYTES), id);
    const { width, height } = picture;
    return Response.json({ address: pictureAddress(picture), width, height }, { status: 201 });
  },
  { area: 'guides', takesForms: true },
);
