import { roleName } from '@/lib/auth/employee';
import { PageTitle } from './page-title';

interface DashboardHeadProps {
  name: string;
  role: string;
  email: string;
}

/** Greets whoever is logged in, and says as whom they are (specification 2). */
export function DashboardHead({ name, role, email }: DashboardHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-wrap items-baseline gap-x-4 lg:flex">
        <PageTitle>Mitarbeiter-Dashboard</PageTitle>
        <p className="wrap-anywhere">Guten Tag, {name}</p>
      </div>
      <dl className="flex min-w-0 flex-wrap gap-x-3 text-base leading-snug sm:rounded-lg sm:border sm:border-line sm:bg-surface sm:px-4 sm:py-1.5">
        <div>
          <dt className="sr-only">Rolle</dt>
          <dd className="font-semibold">{roleName(role)}</dd>
        </div>
        <div>
          <dt className="sr-only">E-Mail-Adresse</dt>
          <dd className="wrap-anywhere text-muted">{email}</dd>
        </div>
      </dl>
    </div>
  );
}
