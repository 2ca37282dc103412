import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { exportList, listNamed } from '@/lib/submissions/admin/export/service';
import { parseChosen, parseQueueQuery } from '@/lib/submissions/admin/queue/search-params';
import type { Params } from '@/lib/platform/page';

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}

export const GET = employeeRoute<Params<'list'>>(
  async (request, { params }, employee) => {
    const type = listNamed((await params).list);
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const query = parseQueueQuery(parameters, type);
    const chosen = parseChosen(parameters);
    const { name, lines } = await exportList(type, query, employee, { chosen });
    return attachment(streamOf(lines), name, 'text/csv; charset=utf-8');
  },
  { area: 'office' },
);
