import { attachment } from '@/app/attachment';
import { route } from '@/lib/platform/http/route';
import { exportRequest } from '@/lib/requests/owner/service';

export const GET = route<{ params: Promise<{ token: string }> }>(async (_request, { params }) => {
  const request = await exportRequest((await params).token);
  return attachment(JSON.stringify(request, null, 2), 'auskunft.json', 'application/json');
});
