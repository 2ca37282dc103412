import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/auth/login-form';
import { returnAddress } from '@/lib/auth/return-address';
import { pendingWays } from '@/lib/auth/steps/service';
import { currentEmployee } from '../../require-employee';

export const metadata: Metadata = { title: 'Anmeldung für Mitarbeitende' };

const IDLE = 'Sie wurden abgemeldet, weil eine halbe Stunde nichts geschah.';

interface LoginPageProps {
  searchParams: Promise<{ weiter?: string | string[]; abgemeldet?: string | string[] }>;
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { weiter, abgemeldet } = await searchParams;
  const target = returnAddress(weiter);
  if (await currentEmployee()) redirect(target);
  return (
    <div className="mx-auto max-w-md px-4 py-12 sm:py-16">
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <LoginForm
          target={target}
          notice={abgemeldet === '1' ? IDLE : undefined}
          pending={await pendingWays(await headers())}
        />
        <noscript>
          <p className="mt-4">Für die Anmeldung wird JavaScript benötigt.</p>
        </noscript>
      </div>
    </div>
  );
}
