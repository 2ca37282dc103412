import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/auth/login-form';
import { Logo } from '@/components/shell/logo';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { currentEmployee } from '../../require-employee';

export const metadata: Metadata = { title: 'Anmeldung für Mitarbeiter' };

export default async function LoginPage() {
  if (await currentEmployee()) redirect(routes.employee.dashboard);
  return (
    <div className="mx-auto max-w-md">
      <Logo name={site().name} />
      <div className="mt-8 rounded-lg border border-line bg-surface p-6 sm:p-8">
        <LoginForm />
        <noscript>Für die Anmeldung wird JavaScript benötigt.</noscript>
      </div>
    </div>
  );
}
