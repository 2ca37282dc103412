import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { LoginForm } from '@/components/auth/login-form';
import { NEEDS_COOKIES } from '@/components/auth/needs-cookies';
import { returnAddress } from '@/lib/auth/return-address';
import { pendingWays } from '@/lib/auth/steps/service';
import { currentEmployee } from '../../require-employee';
import { submitLogin, submitSecondStep } from './actions';

export const metadata: Metadata = { title: 'Anmeldung für Mitarbeitende' };

const IDLE = 'Sie wurden abgemeldet, weil eine halbe Stunde nichts geschah.';

interface LoginPageProps {
  searchParams: Promise<Partial<Record<'weiter' | 'abgemeldet' | 'angemeldet', string | string[]>>>;
}

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { weiter, abgemeldet, angemeldet } = await searchParams;
  const target = returnAddress(weiter);
  if (await currentEmployee()) redirect(target);
  // Whoever has just logged in and is not known has a browser that keeps no cookie.
  const notice = angemeldet === '1' ? NEEDS_COOKIES : abgemeldet === '1' ? IDLE : undefined;
  return (
    <div className="mx-auto max-w-md px-4 py-12 sm:py-16">
      <div className="rounded-lg border border-line bg-surface p-6 sm:p-8">
        <LoginForm
          target={target}
          notice={notice}
          plainLogin={submitLogin.bind(null, target)}
          plainStep={submitSecondStep.bind(null, target)}
          pending={await pendingWays(await headers())}
        />
      </div>
    </div>
  );
}
