import { employeeRoute } from '@/app/employee-route';
import { newsSince } from '@/lib/submissions/admin/queue/news/service';

// Pages poll this, so it does not extend the login.
export const GET = employeeRoute(
  async (request) => {
    const since = new URL(request.url).searchParams.get('since') ?? undefined;
    return Response.json(await newsSince({ since }));
  },
  { touch: false },
);
