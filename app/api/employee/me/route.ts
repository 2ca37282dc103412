import { employeeRoute } from '@/app/employee-route';

export const GET = employeeRoute(
  (_request, _context, { name, email, role }) => Response.json({ name, email, role }),
  { area: 'account' },
);
