import { employeeRoute } from '@/app/employee-route';
import { newsSince } from '@/lib/requests/back-office/queue/news/service';

// A page asks without its user, so this does not keep the login alive.
export const GET = employeeRoute(
  async (request) => {
    const since = new URL(request.url).searchParams.get('since') ?? undefined;
    return Response.json(await newsSince({ since }));
  },
  { touch: false },
);
