import { Field } from '@/components/forms/field';
import type { useServedForm } from '@/components/forms/use-served-form';

/** The present password, asked for once more: whoever sits at an open screen does not know it. */
export function PresentField({
  served,
  label = 'Ihr Passwort',
}: {
  served: Pick<ReturnType<typeof useServedForm>, 'field'>;
  label?: string;
}) {
  return (
    <Field
      {...served.field('present')}
      label={label}
      type="password"
      autoComplete="current-password"
      autoFocus
    />
  );
}
