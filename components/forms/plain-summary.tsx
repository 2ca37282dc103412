import { ErrorSummary } from './error-summary';
import type { PlainFormState } from './plain-form';

interface PlainSummaryProps<Values> {
  state: PlainFormState<Values>;
  title: string;
}

/** What went wrong with a form that was sent without JavaScript. */
export function PlainSummary<Values>({ state, title }: PlainSummaryProps<Values>) {
  if (!state.error) return null;
  const entries = Object.entries<string | undefined>(state.fields).map(([name, message]) => ({
    name,
    message: message ?? '',
  }));
  return (
    <ErrorSummary title={title} entries={entries}>
      <p className="mt-2">{state.error}</p>
    </ErrorSummary>
  );
}
