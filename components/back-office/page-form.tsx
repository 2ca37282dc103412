'use client';

import { type ComponentProps, Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Choice } from '@/components/forms/choice';
import { Field, TextField } from '@/components/forms/field';
import { FieldError } from '@/components/forms/field-error';
import { SelectField } from '@/components/forms/select-field';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';
import { Button } from '@/components/ui/button';

/** A field as data: with `options` a dropdown, with `rows` a text, otherwise an input of its type. */
export interface PageField extends Pick<
  ComponentProps<typeof Field>,
  'name' | 'hint' | 'optional' | 'type' | 'inputMode' | 'autoComplete' | 'autoFocus'
> {
  label: string;
  /** What it starts with; 'on' ticks a box */
  defaultValue?: string;
  options?: ComponentProps<typeof SelectField>['options'];
  rows?: number;
}

interface FormFieldProps {
  field: PageField;
  value: string;
  error?: string;
}

function FormField({ field: { options, rows, ...field }, value, error }: FormFieldProps) {
  const { name, label, hint, type } = field;
  const text = { name, label, hint, error, defaultValue: value };
  if (options) return <SelectField {...text} options={options} />;
  if (rows) return <TextField {...text} rows={rows} />;
  if (type !== 'checkbox') return <Field autoComplete="off" {...field} {...text} />;
  return (
    <div>
      <Choice
        type="checkbox"
        name={name}
        label={label}
        defaultChecked={value === 'on'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
      />
      <FieldError name={name} message={error} />
    </div>
  );
}

interface ShownOnceProps {
  title: string;
  text: string;
  lines: readonly string[];
}

/** Something that is shown only once, e.g. a new password. It takes the focus and can be copied. */
function ShownOnce({ title, text, lines }: ShownOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => heading.current?.focus(), [lines]);

  async function copy() {
    const copied = navigator.clipboard?.writeText(lines.join('\n'));
    const isCopied = await copied?.then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? 'Kopiert.' : 'Der Browser erlaubt das Kopieren nicht.');
  }

  return (
    <section
      aria-label={title}
      className="mt-4 max-w-xl rounded-lg border-2 border-petrol bg-surface p-5"
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      <p className="mt-1">{text}</p>
      <ul className="mt-3 grid gap-x-8 gap-y-1 font-mono text-lg sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4">
        <Button variant="outline" onClick={copy}>
          Kopieren
        </Button>
        <p role="status">
          <span key={said}>{said}</span>
        </p>
      </div>
    </section>
  );
}

interface PageFormProps {
  how: Served;
  fields?: readonly PageField[];
  submit: string;
  /** Confirmation, where the page does not show the change itself */
  done?: string;
  /** Title and text for secrets that the answer contains; the title ends with the value of the field `of` */
  told?: { title: string; of?: string; text: string };
  /** Whether the fields are empty again once they are stored */
  isRepeatable?: boolean;
  className?: string;
  /** Before the fields */
  children?: ReactNode;
}

/** A form of a page of the back-office, described by its fields. */
export function PageForm({
  how,
  fields = [],
  submit,
  done,
  told,
  isRepeatable,
  className,
  children,
}: PageFormProps) {
  const initial = Object.fromEntries(
    fields.map(({ name, defaultValue = '' }) => [name, defaultValue]),
  );
  const served = useServedForm(how, initial);
  const { state, attempt } = served;
  // After it is stored, the fields start again; after a refusal, they keep what was typed.
  const isNext = isRepeatable && state.sent;
  const values = isNext ? initial : state.values;
  const title = told?.of ? `${told.title} ${state.values[told.of] ?? ''}` : told?.title;
  const shown = told && title && state.told && (
    <ShownOnce key={attempt} title={title} text={told.text} lines={state.told} />
  );
  if (shown && !isRepeatable) return shown;
  return (
    <>
      {shown}
      <ServedForm served={served} submit={submit} done={done} className={className}>
        {children}
        <Fragment key={isNext ? attempt : 'typing'}>
          {fields.map((field) => (
            <FormField
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              error={state.fields[field.name]}
            />
          ))}
        </Fragment>
      </ServedForm>
    </>
  );
}
