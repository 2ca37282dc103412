'use client';

import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { CharacterCount } from '@/components/forms/character-count';
import { EMAIL_INPUT, Field, TextField } from '@/components/forms/field';
import { FieldError } from '@/components/forms/field-error';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { type PlainFormAction, untouched } from '@/lib/platform/form-state';
import { formalWords } from '@/components/forms/send-form';
import { SentFormFrame, useSentForm } from '@/components/forms/sent-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { ButtonLink } from '@/components/ui/button-link';
import { TAX_NOTE } from '@/lib/agencies/constants';
import { findPackage, LEAD_PACKAGES, type PackageId } from '@/lib/agencies/packages';
import { formatEuros } from '@/lib/platform/format/number';
import {
  emptyInquiry,
  inquiryDrafts,
  type InquiryFormValues,
  MAX_INQUIRY_MESSAGE,
} from '@/lib/submissions/forms/inquiry';
import { routes } from '@/lib/routes';

const FORM = {
  name: 'inquiry',
  path: routes.api.agencyInquiries,
  rules: lazyResolver<InquiryFormValues>(() =>
    import('@/lib/submissions/kinds/inquiry').then(({ inquirySchema }) => inquirySchema),
  ),
  words: formalWords('Ihre Anfrage'),
};

interface PackageChoiceProps {
  control: Control<InquiryFormValues>;
  error?: string;
}

/** Controlled by React: a button that the HTML checks would override a draft. */
function PackageChoice({ control, error }: PackageChoiceProps) {
  const { field } = useController({ control, name: 'package' });
  const { name, value, ref, onChange, onBlur } = field;
  return (
    <fieldset aria-describedby={`${name}-hint${error ? ` ${name}-error` : ''}`} className="mb-9">
      <legend className="font-semibold">Paket</legend>
      <p id={`${name}-hint`} className="mt-1 text-base text-muted">
        Preise im Monat, {TAX_NOTE}
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11.5rem),1fr))] gap-3">
        {LEAD_PACKAGES.map(({ id, name: title, monthlyPrice }, index) => (
          <label
            key={id}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-edge bg-surface px-4 py-3 leading-tight hover:border-petrol has-checked:border-petrol has-checked:bg-petrol-soft has-checked:ring-1 has-checked:ring-petrol"
          >
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              ref={index === 0 ? ref : undefined}
              name={name}
              value={id}
              checked={value === id}
              onChange={onChange}
              onBlur={onBlur}
              className="size-5 shrink-0 accent-petrol"
            />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-base tabular-nums">{formatEuros(monthlyPrice)}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldError name={name} message={error} />
    </fieldset>
  );
}

function InquirySent({ package: id, email, phone }: InquiryFormValues) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-8 max-w-2xl">
      <h2 ref={heading} tabIndex={-1} className="w-fit text-3xl outline-none">
        Vielen Dank.
      </h2>
      <p className="mt-4 text-lg">
        Ihre Anfrage zum Paket {findPackage(id)?.name} ist bei uns angekommen. Wir schreiben Ihnen
        an <strong className="wrap-anywhere">{email.trim()}</strong> oder rufen Sie unter{' '}
        <strong className="wrap-anywhere">{phone.trim()}</strong> an.
      </p>
      <p className="mt-4">
        Bestellt ist damit noch nichts: Ein Vertrag kommt erst zustande, wenn Sie unser Angebot
        annehmen.
      </p>
      <ButtonLink href={routes.agencies} variant="outline" className="mt-8">
        Zur Seite für Makler
      </ButtonLink>
    </div>
  );
}

interface InquiryProps {
  preset: PackageId;
  plainAction: PlainFormAction<InquiryFormValues>;
  intro: ReactNode;
  summary: ReactNode;
  note: ReactNode;
}

export function Inquiry({ preset, plainAction, intro, summary, note }: InquiryProps) {
  const [plain, submitPlain] = useActionState(plainAction, untouched(emptyInquiry(preset)));
  const [drafts] = useState(() => inquiryDrafts(preset));
  const inquiry = useSentForm({ ...FORM, plain, empty: emptyInquiry(preset), drafts });
  const { form, field } = inquiry;
  const message = useWatch({ control: form.control, name: 'message' });
  if (inquiry.sent) return <InquirySent {...inquiry.sent} />;
  return (
    <>
      {intro}
      <div className="group/inquiry mt-10 gap-x-16 lg:grid lg:grid-cols-[minmax(0,40rem)_minmax(16rem,1fr)]">
        <aside
          aria-label="Ihr Paket"
          className="mb-10 self-start border-t-2 border-ink pt-4 lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1"
        >
          {summary}
        </aside>
        <div className="lg:col-start-1 lg:row-start-1">
          <SentFormFrame sent={inquiry} action={submitPlain}>
            <PackageChoice control={form.control} error={inquiry.errorOf('package')} />
            <Field
              {...field('postalArea')}
              label="Postleitzahlgebiet"
              hint="Postleitzahlen oder deren erste Ziffern, zum Beispiel 10, 144, 80331"
              autoComplete="off"
            />
            <Field {...field('office')} label="Maklerbüro" autoComplete="organization" />
            <Field {...field('name')} label="Ansprechpartner" autoComplete="name" />
            <Field {...field('email')} label="E-Mail" {...EMAIL_INPUT} />
            <Field {...field('phone')} label="Telefon" type="tel" autoComplete="tel" />
            <TextField
              {...field('message')}
              label="Nachricht"
              optional
              rows={5}
              autoComplete="off"
            />
            <CharacterCount value={message} max={MAX_INQUIRY_MESSAGE} />
            {note}
            <SubmitButton sending={inquiry.sending} className="mt-5 w-full sm:w-auto sm:min-w-52">
              Anfrage senden
            </SubmitButton>
          </SentFormFrame>
        </div>
      </div>
    </>
  );
}
