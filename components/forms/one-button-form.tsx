'use client';

import type { ComponentProps } from 'react';
import { ServedForm } from './served-form';
import type { SubmitButton } from './submit-button';
import { type Served, useServedForm } from './use-served-form';

interface OneButtonFormProps {
  how: Served;
  variant?: ComponentProps<typeof SubmitButton>['variant'];
  done?: string;
  /** Said by the button */
  children: string;
}

/** A form that is nothing but its button. */
export function OneButtonForm({ how, variant, done, children }: OneButtonFormProps) {
  const served = useServedForm(how, {});
  return <ServedForm served={served} submit={children} variant={variant} done={done} />;
}
