'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react';
import { mainHeading } from '@/components/ui/main-heading';
import { call } from '@/lib/platform/http/client';
import { useKeptTexts } from './entered';
import { PlainSummary } from './error-summary';
import {
  type FormValues,
  type PlainFormAction,
  type PlainFormState,
  postedValues,
  untouched,
} from './plain-form';
import { describeFailure, PAGE_WORDS } from './send-form';
import { sendWithProof } from './send-with-proof';
import { SubmitButton } from './submit-button';

/** Posted by script to an address of the API, without scripts to a server action. */
export interface Served {
  /** Takes JSON, and may answer with the next page */
  path: string;
  plainAction: PlainFormAction<FormValues>;
  /** Sent along; never in an address, because addresses are logged */
  about?: FormValues;
  /** Unless the answer names another page */
  next?: string;
}

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

/** Loads another page as a whole, so that nothing of a deleted request stays in memory. */
function leadTo(next: string, router: ReturnType<typeof useRouter>) {
  const target = new URL(next, location.href);
  if (target.pathname !== location.pathname) location.replace(next);
  else if (target.search !== location.search) router.replace(next);
  else {
    router.refresh();
    document.getElementById(target.hash.slice(1))?.focus();
  }
}

interface Answer {
  next?: string;
  told?: readonly string[];
}

const post = (path: string, body: FormValues) =>
  sendWithProof((headers) => call<Answer>(path, { method: 'POST', body, headers }));

/** Checked by the server alone; failures have the same shape with and without scripts. */
export function useServedForm(
  { path, plainAction, about = {}, next }: Served,
  initial: FormValues,
  send: (typed: FormValues) => Promise<Answer> = (typed) => post(path, typed),
) {
  const router = useRouter();
  const [plain, submitPlain] = useActionState(plainAction, untouched(initial));
  useKeptTexts(path);
  const noteSent = useFocusAfterwards();
  const [said, setSaid] = useState<PlainFormState<FormValues>>();
  // Counts attempts, so that the same message is announced again.
  const [attempt, setAttempt] = useState(0);
  const [sending, startSending] = useTransition();

  function tell(state: PlainFormState<FormValues>, goOn?: () => void) {
    startSending(() => {
      setSaid(state);
      setAttempt((last) => last + 1);
      goOn?.();
    });
  }

  function goOn(answered?: string) {
    // The login may have changed, so the page is loaded as a whole.
    if (answered) location.assign(answered);
    else if (next) leadTo(next, router);
    else router.refresh();
  }

  async function submit(typed: FormValues) {
    try {
      const { next: answered, told } = await send(typed);
      if (!next) noteSent();
      tell({ ...untouched(typed), sent: true, told }, () => goOn(answered));
    } catch (error) {
      const { title, text, fields } = describeFailure(error, PAGE_WORDS);
      tell({ values: typed, fields, error: text.trim() || title });
    }
  }

  const state = said ?? plain;
  return {
    state,
    attempt,
    sending,
    about,
    form: {
      name: path,
      noValidate: true,
      action: submitPlain,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (sending) return;
        const typed = postedValues(new FormData(event.currentTarget));
        startSending(() => submit(typed));
      },
    },
    field: (name: string) => ({
      name,
      defaultValue: state.values[name] ?? '',
      error: state.fields[name],
    }),
  };
}

interface ServedFormProps {
  served: ReturnType<typeof useServedForm>;
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

export function ServedForm({
  served: { state, attempt, sending, about, form },
  submit,
  variant = 'primary',
  done,
  notDone = 'Das hat nicht geklappt',
  beside,
  className,
  children,
}: ServedFormProps) {
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

interface OneButtonFormProps extends Pick<ServedFormProps, 'variant' | 'done'> {
  how: Served;
  children: string;
}

export function OneButtonForm({ how, children, ...look }: OneButtonFormProps) {
  return <ServedForm served={useServedForm(how, {})} submit={children} {...look} />;
}
