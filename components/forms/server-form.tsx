'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { mainHeading } from '@/components/ui/main-heading';
import { useKeptTexts } from './entered';
import { PlainSummary } from './error-summary';
import {
  BY_SCRIPT,
  type FormValues,
  type PlainFormAction,
  type PlainFormState,
  postedValues,
  untouched,
} from '@/lib/platform/form-state';
import { describeFailure, PAGE_WORDS } from './send-form';
import { SubmitButton } from './submit-button';

/** Focuses the page heading if the pressed button is gone with its form. */
function useFocusAfterwards() {
  const isSent = useRef(false);
  useEffect(
    () => () => {
      if (!isSent.current || document.activeElement !== document.body) return;
      mainHeading()?.focus();
    },
    [],
  );
  return () => {
    isSent.current = true;
  };
}

/** Loads another page as a whole, so that nothing of a deleted submission stays in memory. */
function leadTo(next: string, router: ReturnType<typeof useRouter>) {
  const target = new URL(next, location.href);
  if (target.pathname !== location.pathname) location.replace(next);
  else if (target.search !== location.search) router.replace(next);
  else {
    router.refresh();
    document.getElementById(target.hash.slice(1))?.focus();
  }
}

type State = PlainFormState<FormValues>;

export interface ServerFormTarget {
  action: PlainFormAction<FormValues>;
  /** Sent along; never in an address, because addresses are logged */
  about?: FormValues;
}

interface ServerFormOptions extends ServerFormTarget {
  initial?: FormValues;
  /** Instead of the action, where a script has something to do first */
  send?: (form: FormData) => Promise<State>;
}

function failed(error: unknown): Omit<State, 'values'> {
  const { title, text, fields } = describeFailure(error, PAGE_WORDS);
  return { fields, error: text.trim() || title };
}

/** Checked by the server alone; failures look the same with and without scripts. */
export function useServerForm({
  action,
  about = {},
  initial = {},
  send = (form) => action(untouched(initial), form),
}: ServerFormOptions) {
  const router = useRouter();
  const name = useId();
  const [plain, submitPlain] = useActionState(action, untouched(initial));
  useKeptTexts(name);
  const noteSent = useFocusAfterwards();
  const [said, setSaid] = useState<State>();
  // Counts attempts, so that the same message is announced again.
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();

  function goOn({ next, outcome }: State) {
    if (next) location.assign(next);
    else if (outcome) leadTo(outcome, router);
    else router.refresh();
  }

  async function submit(form: FormData) {
    const values = postedValues(form);
    form.set(BY_SCRIPT, 'on');
    const answer: State = { ...(await send(form).catch(failed)), values };
    if (answer.sent && !answer.outcome) noteSent();
    startSending(() => {
      setSaid(answer);
      setAttempt((last) => last + 1);
      if (answer.sent) goOn(answer);
    });
  }

  const state = said ?? plain;
  return {
    state,
    attempt,
    sending,
    about,
    form: {
      name,
      noValidate: true,
      action: submitPlain,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending) return;
        const form = new FormData(event.currentTarget);
        startSending(() => submit(form));
      },
    },
    field: (name: string) => ({
      name,
      defaultValue: state.values[name] ?? '',
      error: state.fields[name],
    }),
  };
}

interface ServerFormProps {
  form: ReturnType<typeof useServerForm>;
  submit: string;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  /** If the page does not show the change by itself */
  done?: string;
  /** Title of a failure that belongs to no field */
  notDone?: string;
  beside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export const HiddenValues = ({ values }: { values: FormValues }) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

export function ServerForm({
  form: { state, attempt, sending, about, form },
  submit,
  variant = 'primary',
  done,
  notDone = 'Das hat nicht geklappt',
  beside,
  className,
  children,
}: ServerFormProps) {
  const hasFields = Object.keys(state.fields).length > 0;
  const button = (
    <SubmitButton sending={sending} variant={variant} className="max-sm:w-full">
      {submit}
    </SubmitButton>
  );
  return (
    <form {...form} className={className}>
      <PlainSummary
        key={attempt}
        state={state}
        title={hasFields ? 'Bitte prüfen Sie Ihre Angaben' : notDone}
      />
      <HiddenValues values={about} />
      {children}
      {beside ? (
        <div className="mt-3 flex flex-col gap-3 sm:flex-row">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
      <p role="status" className="mt-2 font-semibold text-moss empty:hidden">
        {state.sent && !sending && done && <span>{done}</span>}
      </p>
    </form>
  );
}

interface OneButtonFormProps extends ServerFormTarget, Pick<ServerFormProps, 'variant'> {
  children: string;
}

export function OneButtonForm({
  action,
  about,
  children,
  variant = 'outline',
}: OneButtonFormProps) {
  return <ServerForm form={useServerForm({ action, about })} submit={children} variant={variant} />;
}
