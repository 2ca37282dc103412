'use client';

import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { PresentField } from './present-field';
import { ShownOnce } from './shown-once';

interface OwnerFormProps {
  how: Served;
  submit: string;
  /** Over what is told once, and what to do with it */
  told?: { title: string; text: string };
}

/** Does something that only the owner of an account may do. */
export function OwnerForm({ how, submit, told }: OwnerFormProps) {
  const served = useServedForm(how, {});
  const lines = served.state.told;
  if (told && lines) return <ShownOnce {...told} lines={lines} />;
  return (
    <ServedForm served={served} submit={submit} className="mt-4 max-w-md">
      <PresentField served={served} />
    </ServedForm>
  );
}
