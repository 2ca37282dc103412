import { attachment } from '@/app/attachment';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { exportSubmission } from '@/lib/submissions/owner/service';

export const GET = route<Params<'token'>>(async (_request, { params }) => {
  const submission = await exportSubmission((await params).token);
  return attachment(JSON.stringify(submission, null, 2), 'auskunft.json', 'application/json');
});
