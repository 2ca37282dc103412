'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { lazyResolver } from '@/components/forms/lazy-resolver';
import { SelectField } from '@/components/forms/select-field';
import { formalWords } from '@/components/forms/send-form';
import { SentFormFrame, useSentForm } from '@/components/forms/sent-form';
import { SubmitButton } from '@/components/forms/submit-button';
import { DialogFooter } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text-link';
import {
  type CallbackFormValues,
  type CallbackOrigin,
  callbackStart,
} from '@/lib/submissions/forms/callback/form';
import { whenWeCall } from '@/lib/submissions/forms/callback/time-labels';
import { PROPERTY_TYPE_OPTIONS } from '@/lib/submissions/forms/property-type-options';
import { CONSENT_WORDINGS } from '@/lib/submissions/kinds/wordings';
import { routes } from '@/lib/routes';
import {
  ConversationField,
  type SubmissionDialogProps,
  SubmissionDialogFrame,
  useConversation,
} from './submission-dialog';
import { SlotChoice } from './slot-choice';

const FORM = {
  path: routes.api.callbackRequests,
  rules: lazyResolver<CallbackFormValues>(() =>
    import('@/lib/submissions/kinds/callback').then(({ callbackSchema }) => callbackSchema),
  ),
  words: formalWords('Ihre Bitte um Rückruf'),
};

interface CallbackPromiseProps {
  /** Wire value; empty: as soon as possible */
  slot: string;
  phone: string;
}

function CallbackPromise({ slot, phone }: CallbackPromiseProps) {
  const [promise] = useState(() => whenWeCall(slot, new Date()));
  return (
    <>
      <p>{promise}</p>
      <p className="mt-2">
        Wir wählen <strong className="wrap-anywhere">{phone}</strong>. Stimmt etwas nicht, bitten
        Sie einfach noch einmal um Rückruf.
      </p>
    </>
  );
}

/** Stays mounted while closed, so that no input is lost and a running request completes. */
export function CallbackDialog({
  open,
  onOpenChange,
  conversation,
  ...origin
}: SubmissionDialogProps & CallbackOrigin) {
  const enclosure = useConversation(conversation);
  const [{ isKnown, ...start }] = useState(() => callbackStart(origin));
  const callback = useSentForm({ ...FORM, ...start, enclosed: enclosure.enclosed });
  const { form, field, sent } = callback;
  if (!open) return null;
  return (
    <SubmissionDialogFrame
      title="Rückruf vereinbaren"
      form={callback}
      enclosure={enclosure}
      isKnown={isKnown}
      onOpenChange={onOpenChange}
      thanks={sent && <CallbackPromise slot={sent.preferredTime} phone={sent.phone.trim()} />}
    >
      <SentFormFrame sent={callback} className="mt-4">
        <Field {...field('name')} label="Ihr Name" autoComplete="name" autoFocus />
        <Field
          {...field('phone')}
          label="Ihre Telefonnummer"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Field
          {...field('email')}
          label="Ihre E-Mail-Adresse"
          optional
          hint="Dann bestätigen wir Ihnen den Termin."
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        {/* Reads the times again after a failed attempt: one may have passed. */}
        <SlotChoice key={callback.failure?.attempt} control={form.control} />
        <SelectField
          {...field('propertyType')}
          label="Um welche Immobilie geht es?"
          optional
          options={PROPERTY_TYPE_OPTIONS}
          autoComplete="off"
        />
        <ConversationField {...enclosure} />
        <p className="text-base text-muted">
          Wir verwenden Ihre Angaben nur für diesen Anruf und seine Bestätigung. Mehr dazu steht
          unter <TextLink href={routes.privacy}>Datenschutz</TextLink>.
        </p>
        <DialogFooter>
          <p>Mit dem Absenden erklären Sie: „{CONSENT_WORDINGS.callback}“.</p>
          <SubmitButton sending={callback.sending} className="mt-3 w-full">
            Um Rückruf bitten
          </SubmitButton>
        </DialogFooter>
      </SentFormFrame>
    </SubmissionDialogFrame>
  );
}
