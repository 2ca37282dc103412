'use client';

import { type ComponentProps, Fragment, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from './choice';
import { Field, TextField } from './field';
import { FieldError } from './field-error';
import { SelectField } from './select-field';
import { ServerForm, type ServerFormTarget, useServerForm } from './server-form';

/** With `options` a dropdown, with `rows` a text area, otherwise an input. */
export interface PageField extends Pick<
  ComponentProps<typeof Field>,
  | 'name'
  | 'hint'
  | 'optional'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'autoFocus'
> {
  label: string;
  /** 'on' ticks a box */
  defaultValue?: string;
  options?: ComponentProps<typeof SelectField>['options'];
  rows?: number;
  /** Only for land, or only for homes (app/globals.css) */
  of?: 'land' | 'home';
}

interface FormFieldProps {
  field: Omit<PageField, 'of'>;
  value: string;
  error?: string;
}

function FormField({ field: { options, rows, ...field }, value, error }: FormFieldProps) {
  const { name, label, hint, optional, autoComplete, type } = field;
  const text = { name, label, hint, optional, error, defaultValue: value };
  if (options) return <SelectField {...text} options={options} autoComplete={autoComplete} />;
  if (rows) return <TextField {...text} rows={rows} autoComplete={autoComplete} />;
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

/** Shown only once, e.g. a new password. Takes the focus and can be copied. */
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

interface PageFormProps extends ServerFormTarget, Omit<ComponentProps<typeof ServerForm>, 'form'> {
  fields?: readonly PageField[];
  /** For secrets in the answer; the title ends with the value of the field `of` */
  told?: { title: string; of?: string; text: string };
  isRepeatable?: boolean;
}

export function PageForm({
  action,
  about,
  fields = [],
  told,
  isRepeatable,
  children,
  ...frame
}: PageFormProps) {
  const initial = Object.fromEntries(
    fields.map(({ name, defaultValue = '' }) => [name, defaultValue]),
  );
  const form = useServerForm({ action, about, initial });
  const { state, attempt } = form;
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
      <ServerForm form={form} {...frame}>
        {children}
        <Fragment key={isNext ? attempt : 'typing'}>
          {fields.map(({ of, ...field }) => (
            <div key={field.name} data-of={of}>
              <FormField
                field={field}
                value={values[field.name] ?? ''}
                error={state.fields[field.name]}
              />
            </div>
          ))}
        </Fragment>
      </ServerForm>
    </>
  );
}
