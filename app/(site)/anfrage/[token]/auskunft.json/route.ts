import { attachment } from '@/app/attachment';
import { route } from '@/lib/platform/http/route';
import { exportSubmission } from '@/lib/submissions/owner/service';

export const GET = route<{ params: Promise<{ token: string }> }>(async (_request, { params }) => {
  const submission = await exportSubmission((await params).token);
  return attachment(JSON.stringify(submission, null, 2), 'auskunft.json', 'application/json');
});
