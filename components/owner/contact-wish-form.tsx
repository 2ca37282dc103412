'use client';

import { Choice } from '@/components/forms/choice';
import { FieldError } from '@/components/forms/field-error';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { ServerForm, type ServerFormTarget, useServerForm } from '@/components/forms/server-form';
import {
  CONTACT_CHANNELS,
  CONTACT_TIMES,
  type ContactWish,
} from '@/lib/submissions/contact-wish/contact-wish';
import { formatClock } from '@/lib/platform/format/date';
import { wishValues } from './wish-values';

interface ContactWishFormProps extends ServerFormTarget {
  wish: ContactWish;
  /** Calls are excluded since their consent was withdrawn */
  forbiddenSince?: Date;
}

const LEGEND = 'mb-1 font-semibold';

export function ContactWishForm({ wish, forbiddenSince, ...target }: ContactWishFormProps) {
  const form = useServerForm({ ...target, initial: wishValues(wish) });
  const { channel, ...ticked } = form.state.values;
  const { channel: error } = form.state.fields;
  return (
    <ServerForm
      form={form}
      submit="Wunsch speichern"
      notDone={PAGE_WORDS.notSent}
      className="mt-3 print:[&_button]:hidden"
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <fieldset aria-describedby={error && 'channel-error'}>
          <legend className={LEGEND}>Auf welchem Weg?</legend>
          {CONTACT_CHANNELS.map(({ value, label }, index) => (
            <Choice
              key={value}
              id={index === 0 ? 'channel' : undefined}
              type="radio"
              name="channel"
              value={value}
              label={label}
              defaultChecked={channel === value}
            />
          ))}
          <FieldError name="channel" message={error} />
        </fieldset>
        <fieldset>
          <legend className={LEGEND}>
            Wann? <span className="text-base font-normal text-muted">(freiwillig)</span>
          </legend>
          {CONTACT_TIMES.map(({ value, label }) => (
            <Choice
              key={value}
              type="checkbox"
              name={value}
              label={label}
              defaultChecked={value in ticked}
            />
          ))}
        </fieldset>
      </div>
      <div className="mt-4 mb-5 border-y border-line py-2">
        {forbiddenSince ? (
          <p className="py-2">
            Wir rufen Sie nicht an: Sie haben die Einwilligung am {formatClock(forbiddenSince)}{' '}
            widerrufen.
          </p>
        ) : (
          <Choice
            type="checkbox"
            name="doNotCall"
            label="Bitte nicht anrufen"
            defaultChecked={'doNotCall' in ticked}
          />
        )}
      </div>
    </ServerForm>
  );
}
