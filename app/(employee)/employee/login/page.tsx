import type { Metadata } from 'next';
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { SiteFrame } from '@/app/site-frame';
import { LoginForm } from '@/components/auth/login-form';
import { begun, type LoginState, NEEDS_COOKIES, STEP_BUTTON } from '@/components/auth/login-state';
import { logIn } from '@/lib/auth/service';
import { takeSecondStep } from '@/lib/auth/steps/second-step';
import { pendingWays } from '@/lib/auth/steps/service';
import { sessionCookie } from '@/lib/auth/token';
import { loginAddress, returnAddress } from '@/lib/employee-routes';
import { AppError } from '@/lib/platform/http/errors';
import { requireOwnPage, cookieIn } from '@/lib/platform/http/caller';
import { log } from '@/lib/platform/telemetry/log';
import type { PageQuery } from '@/lib/platform/page';
import { currentEmployee } from '../../require-employee';

export const metadata: Metadata = { title: 'Anmeldung für Mitarbeitende' };

const IDLE = 'Sie wurden abgemeldet, weil eine halbe Stunde nichts geschah.';

const FAULT =
  'Die Anmeldung hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.';

type Step = (sent: Headers) => Promise<LoginState | true>;

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

async function setCookies(...lines: (string | undefined)[]) {
  const jar = await cookies();
  for (const line of lines) if (line) jar.set(cookieIn(line));
}

async function open(
  login: { sid: string; deviceCookie: string },
  sent: Headers,
  ended?: string,
): Promise<true> {
  await setCookies(await sessionCookie(sent, login.sid), login.deviceCookie, ended);
  return true;
}

/** Redirects after a login; otherwise shows the server's message. */
async function take(target: string, previous: LoginState, step: Step): Promise<LoginState> {
  const outcome = await (async () => {
    const sent = await headers();
    requireOwnPage(sent);
    return step(sent);
  })().catch((error: unknown): LoginState => {
    if (!(error instanceof AppError)) {
      log().error({ err: error }, 'A login without JavaScript has failed');
      return { ...previous, message: FAULT, fields: {} };
    }
    const { fields = {} } = error.details;
    // The second step has expired: the login starts again.
    const ways = error.code === 'conflict' ? undefined : previous.ways;
    const message = Object.keys(fields).length > 0 ? '' : error.message;
    return { ...previous, ways, message, fields };
  });
  // By way of the login page, which detects a browser that keeps no cookie.
  if (outcome === true) redirect(loginAddress({ back: target, isDone: true }));
  return outcome;
}

async function submitLogin(
  target: string,
  _previous: LoginState,
  form: FormData,
): Promise<LoginState> {
  'use server';
  const email = text(form, 'email');
  return take(target, { ...begun(), email }, async (sent) => {
    const login = await logIn({ email, password: text(form, 'password') }, sent);
    if (!login) throw new AppError('unauthorised', 'E-Mail-Adresse oder Passwort stimmt nicht.');
    if (!login.pending) return open(login, sent);
    await setCookies(login.stepCookie);
    return begun(login.pending);
  });
}

async function submitSecondStep(
  target: string,
  previous: LoginState,
  form: FormData,
): Promise<LoginState> {
  'use server';
  const pressed = text(form, STEP_BUTTON);
  const same = { ...begun(previous.ways), isRecovery: previous.isRecovery };
  if (pressed === 'other') return { ...same, isRecovery: !previous.isRecovery };
  return take(target, same, async (sent) => {
    const isOver = pressed === 'cancel';
    const { login, cookie } = await takeSecondStep(
      isOver ? 'cancel' : previous.isRecovery ? 'recovery' : 'code',
      { code: text(form, 'code') },
      sent,
    );
    if (login) return open(login, sent, cookie);
    await setCookies(cookie);
    return begun();
  });
}

export default async function LoginPage({ searchParams }: PageQuery) {
  const { weiter, abgemeldet, angemeldet } = await searchParams;
  const target = returnAddress(weiter);
  if (await currentEmployee()) redirect(target);
  // A login without a session afterwards means that the browser keeps no cookie.
  const notice = angemeldet === '1' ? NEEDS_COOKIES : abgemeldet === '1' ? IDLE : undefined;
  return (
    <SiteFrame>
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
    </SiteFrame>
  );
}
