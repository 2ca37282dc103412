'use client';

import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { useKeptTexts } from '@/components/forms/entered';
import { useHydrated } from '@/components/forms/use-hydrated';
import { Button } from '@/components/ui/button';
import { loginSchema } from '@/lib/auth/schema';
import type { FieldErrors } from '@/lib/platform/http/errors';
import { loginAddress } from '@/lib/employee-routes';
import { fieldErrors } from '@/lib/platform/validation/fields';
import { begun, type LoginAction, type LoginWays } from './login-state';
import { SecondStep } from './second-step';
import { askPasskey, giveUp, sendLogin, type LoginProblem, type LoginOutcome } from './session';

/** Milliseconds */
const DELAY = 1500;

/** `location.replace` keeps the login out of the history. */
function DashboardLoading({ target }: { target: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // A full load discards what was rendered before the login; the login page reports a refused
    // cookie.
    const address = loginAddress({ back: target, isDone: true });
    const timer = setTimeout(() => location.replace(address), DELAY);
    return () => clearTimeout(timer);
  }, [target]);
  return (
    <h1 ref={heading} role="status" tabIndex={-1} className="py-16 text-center text-2xl">
      Dashboard wird geladen...
    </h1>
  );
}

const FORM_NAME = 'login';

type State = 'idle' | 'pending' | 'done';

interface LoginFormProps {
  target: string;
  notice?: string;
  pending?: LoginWays;
  plainLogin: LoginAction;
  plainStep: LoginAction;
}

export function LoginForm({ target, notice, pending, plainLogin, plainStep }: LoginFormProps) {
  const isAlive = useHydrated();
  useKeptTexts(FORM_NAME);
  const [plain, submitPlain] = useActionState(plainLogin, begun(pending));
  const form = useRef<HTMLFormElement>(null);
  const [ways, setWays] = useState(plain.ways);
  const [state, setState] = useState<State>('idle');
  const [fields, setFields] = useState<FieldErrors>(plain.fields);
  // Counts attempts, so that the same message is announced again.
  const [failure, setFailure] = useState({ attempt: 0, message: plain.message });
  function follow({ problem, ways: next }: LoginOutcome) {
    setState(problem || next ? 'idle' : 'done');
    setWays(next);
    if (problem) tell(problem);
  }
  function tell(problem: LoginProblem) {
    setFields(problem.fields);
    setFailure(({ attempt }) => ({ attempt: attempt + 1, message: problem.message }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state !== 'idle') return;
    const input = loginSchema.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    const wrong = input.success ? {} : fieldErrors(input.error);
    setFields(wrong);
    setFailure(({ attempt }) => ({ attempt: attempt + 1, message: '' }));
    if (!input.success) {
      form.current?.querySelector<HTMLInputElement>(`#${Object.keys(wrong)[0]}`)?.focus();
      return;
    }
    setState('pending');
    follow(await sendLogin(input.data.email, input.data.password));
  }

  async function withPasskey() {
    if (state !== 'idle') return;
    tell({ message: '', fields: {} });
    setState('pending');
    follow(await askPasskey());
  }

  if (state === 'done') return <DashboardLoading target={target} />;
  if (ways) {
    return (
      <SecondStep
        ways={ways}
        plainAction={plainStep}
        onDone={() => setState('done')}
        onBack={(problem) => {
          if (!problem) void giveUp();
          follow({ problem: problem ?? { message: '', fields: {} } });
        }}
      />
    );
  }
  return (
    <>
      <h1 className="mb-6 text-3xl">Anmeldung für Mitarbeitende</h1>
      {notice && <p className="mb-6">{notice}</p>}
      {failure.message && <ErrorSummary key={failure.attempt} title={failure.message} />}
      <form ref={form} name={FORM_NAME} action={submitPlain} noValidate onSubmit={submit}>
        <Field
          name="email"
          label="E-Mail-Adresse"
          type="email"
          autoComplete="username"
          defaultValue={plain.email}
          error={fields.email}
        />
        <Field
          name="password"
          label="Passwort"
          type="password"
          autoComplete="current-password"
          error={fields.password}
        />
        <Button type="submit" className="w-full" aria-disabled={state === 'pending'}>
          <span key={state}>{state === 'pending' ? 'Anmeldung...' : 'Anmelden'}</span>
        </Button>
      </form>
      <Button
        variant="outline"
        className="js-only mt-4 w-full"
        // Passkeys need a script.
        disabled={!isAlive}
        aria-disabled={state === 'pending'}
        onClick={withPasskey}
      >
        Mit Passkey anmelden
      </Button>
    </>
  );
}
