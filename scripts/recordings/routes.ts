import * as onwards from '@/app/(site)/anfrage/weiter/route';
import * as exportJson from '@/app/(site)/anfrage/[token]/auskunft.json/route';
import * as exportPdf from '@/app/(site)/anfrage/[token]/auskunft.pdf/route';
import * as valuationPdf from '@/app/(site)/anfrage/[token]/bewertung.pdf/route';
import * as csv from '@/app/(employee)/employee/dashboard/export/[list]/route';
import * as ledger from '@/app/(employee)/employee/dashboard/nachweise/[type]/[id]/export.json/route';
import * as form from '@/app/api/[form]/route';
import * as brokerCallbacks from '@/app/api/callback-requests/makler/route';
import * as ledgers from '@/app/api/employee/ledgers/route';
import * as news from '@/app/api/employee/news/route';
import * as retry from '@/app/api/employee/sent/[id]/retry/route';
import * as list from '@/app/api/employee/[list]/route';
import * as operation from '@/app/api/employee/[list]/[id]/[operation]/route';
import * as status from '@/app/api/employee/[list]/[id]/status/route';
import * as newLink from '@/app/api/own-requests/route';
import * as ownOperation from '@/app/api/own-requests/[operation]/route';
import * as valuations from '@/app/api/valuation-requests/route';

/** Every handler that touches a request, as Next finds it: a fixed word before a parameter. */
const ROUTES: Record<string, object> = {
  '/anfrage/weiter': onwards,
  '/anfrage/:token/auskunft.json': exportJson,
  '/anfrage/:token/auskunft.pdf': exportPdf,
  '/anfrage/:token/bewertung.pdf': valuationPdf,
  '/employee/dashboard/export/:list': csv,
  '/employee/dashboard/nachweise/:type/:id/export.json': ledger,
  '/api/callback-requests/makler': brokerCallbacks,
  '/api/employee/ledgers': ledgers,
  '/api/employee/news': news,
  '/api/employee/sent/:id/retry': retry,
  '/api/employee/:list': list,
  '/api/employee/:list/:id/status': status,
  '/api/employee/:list/:id/:operation': operation,
  '/api/own-requests': newLink,
  '/api/own-requests/:operation': ownOperation,
  '/api/valuation-requests': valuations,
  '/api/:form': form,
};

type Handler = (request: Request, context: unknown) => Promise<Response>;

const PATTERNS = Object.entries(ROUTES).map(([path, handlers]) => ({
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  handlers: handlers as Record<string, Handler | undefined>,
}));

/** Answers a request by the handler of its address. */
export function answerTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const { pattern, handlers } of PATTERNS) {
    const found = pattern.exec(pathname);
    const handler = found && handlers[request.method];
    if (handler) return handler(request, { params: Promise.resolve({ ...found.groups }) });
  }
  throw new Error(`Nobody answers ${request.method} ${pathname}`);
}
