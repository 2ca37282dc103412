import { employeeRoute } from '@/app/employee-route';
import { formBody } from '@/app/form-body';
import { previewGuide } from '@/lib/guides/editing/preview';

export const POST = employeeRoute(
  async (request) => Response.json(await previewGuide(await formBody(request))),
  // It asks by itself while somebody writes, and that is a sign of life.
  { area: 'guides' },
);
