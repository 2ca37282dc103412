import { PageLink } from '@/components/ui/page-link';
import { employeeRoutes } from '@/lib/employee-routes';

const PAGES = [
  { href: employeeRoutes.sales, label: 'Kennzahlen', isForHead: true },
  { href: employeeRoutes.agencies, label: 'Büros', isForHead: true },
  { href: employeeRoutes.invoices, label: 'Rechnungen', isForHead: true },
  { href: employeeRoutes.reclaims, label: 'Reklamationen', isForHead: false },
];

export function SalesNav({ role, current }: { role: string; current: string }) {
  const pages = PAGES.filter(({ isForHead }) => !isForHead || role === 'leitung');
  return (
    <nav aria-label="Vertrieb" className="mt-3 mb-6">
      <ul className="flex flex-wrap gap-x-6">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
