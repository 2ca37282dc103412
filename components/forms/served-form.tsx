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

/** How a form is sent: by script to an address of the API, without scripts to a server action. */
export interface Served {
  /** Takes it as JSON, and may answer with the page that comes next */
  path: string;
  /** Takes it where there are no scripts, and leads on by itself */
  plainAction: PlainFormAction<FormValues>;
  /** Sent along: what the form is about. Never in an address, because addresses are written into logs */
  about?: FormValues;
  /** The page that says that it is done, where the answer names none */
  next?: string;
}

/** Where the button that was pressed is gone with its form, the heading of the page stays. */
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

/**
 * Leads to the page that says that a form is done. The same page is fetched again in place; another one is
 * loaded, so that nothing of a deleted request stays in memory.
 */
function leadTo(next: string, router: ReturnType<typeof useRouter>) {
  const target = new URL(next, location.href);
  if (target.pathname !== location.pathname) location.replace(next);
  else if (target.search !== location.search) router.replace(next);
  else {
    router.refresh();
    // The message of last time is still there.
    document.getElementById(target.hash.slice(1))?.focus();
  }
}

interface Answer {
  /** The page that comes next */
  next?: string;
  told?: readonly string[];
}

/** Posts what was typed; beyond a limit with the work that the server asks for. */
const post = (path: string, body: FormValues) =>
  sendWithProof((headers) => call<Answer>(path, { method: 'POST', body, headers }));

/**
 * A form that the server alone checks: sent by script as JSON, and without scripts by the browser to a
 * server action. Failures have the same shape both times.
 * @param initial what its fields start with
 * @param send sends what was typed, where that takes more than posting it
 */
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
  // Counted, so that the same words said again are announced again.
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
    // A page that somebody has just been let into is loaded as a whole.
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
    /** The properties of the field with this name. */
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
  /** Said once it is done, where the page does not show it by itself */
  done?: string;
  /** Title of a failure that no field is to blame for */
  notDone?: string;
  /** Stands beside the button */
  beside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Values that a form sends along without showing them. */
export const HiddenValues = ({ values }: { values: FormValues }) =>
  Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));

/** The frame of a form that a server action receives: what went wrong, its fields, its button. */
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
  /** Said by the button */
  children: string;
}

/** A form that is nothing but its button. */
export function OneButtonForm({ how, children, ...look }: OneButtonFormProps) {
  return <ServedForm served={useServedForm(how, {})} submit={children} {...look} />;
}
