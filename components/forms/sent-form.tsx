import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { FailureSummary } from './failure-summary';
import { Honeypot } from './honeypot';
import type { SentForm } from './use-sent-form';

interface SentFormFrameProps<Values extends FieldValues> extends Pick<
  ComponentProps<'form'>,
  'action' | 'className'
> {
  sent: SentForm<Values>;
  /** Fields and button */
  children: ReactNode;
}

/** A form of one screen: what goes wrong is said above its fields and leads to them. */
export function SentFormFrame<Values extends FieldValues>({
  sent: { form, failure, submit, preload, name },
  children,
  ...rest
}: SentFormFrameProps<Values>) {
  return (
    <form
      name={name}
      noValidate
      {...rest}
      onFocus={preload}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget).get('website'));
      }}
    >
      <FailureSummary
        failure={failure}
        control={form.control}
        onFollow={(name) => form.setFocus(name as Path<Values>)}
      />
      <Honeypot />
      {children}
    </form>
  );
}
