import { STEP_FIELD } from './plain-form';

/** What a button of a step is, that leads to another one also where no script hears it. */
export const leadingTo = (step: number) => ({
  type: 'submit' as const,
  name: STEP_FIELD,
  value: step,
});

/**
 * What Enter means in a field: the first button of a form. So it stands before all buttons that are seen, some
 * of which lead back.
 * @param to the step that follows; from the last one the form is sent
 */
export function OnByEnter({ to }: { to?: number }) {
  return <button hidden type="submit" {...(to !== undefined && leadingTo(to))} />;
}
