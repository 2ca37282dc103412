import { answerMessage, readQuestion, wholeAnswer } from '@/lib/adviser/service';
import { streamed } from '@/lib/adviser/ui-message-stream';
import { callerOf } from '@/lib/platform/http/caller';
import { readJson, route } from '@/lib/platform/http/route';

const STREAM = 'text/event-stream';

export const POST = route(async (request) => {
  const question = await readQuestion(await readJson(request), callerOf(request.headers));
  const parts = answerMessage(question, request.signal);
  if (request.headers.get('accept')?.includes(STREAM)) return streamed(parts);
  return Response.json(await wholeAnswer(parts), { headers: { 'Cache-Control': 'no-store' } });
});
