import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/auth/login-form';
import { routes } from '@/lib/routes';
import { currentEmployee } from '../../require-employee';

export const metadata: Metadata = { title: 'Anmeldung für Mitarbeitende' };

export default async function LoginPage() {
  if (await currentEmployee()) redirect(routes.employee.dashboard);
  return (
    <div className="mx-auto max-w-md px-4 py-12 sm:py-16">
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <LoginForm />
        <noscript>
          <p className="mt-4">Für die Anmeldung wird JavaScript benötigt.</p>
        </noscript>
      </div>
    </div>
  );
}
