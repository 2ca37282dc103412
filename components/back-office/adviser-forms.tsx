'use client';

import { Fragment } from 'react';
import { Field, TextField } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';

interface WordingFormProps {
  how: Served;
  /** What is left of the question */
  question: string;
  /** The nearest first */
  passages: readonly { value: string; label: string; group: string }[];
}

/** Lets the adviser answer a question with a passage that is there already. */
export function WordingForm({ how, question, passages }: WordingFormProps) {
  const served = useServedForm(how, {
    wording: question,
    passageId: passages[0]?.value ?? '',
  });
  return (
    <ServedForm served={served} submit="Als Wortlaut zuordnen" className="mt-3 max-w-xl">
      <Field
        label="Wortlaut"
        hint="So, wie jemand fragen würde, in ganzen Wörtern und ohne Namen."
        autoComplete="off"
        {...served.field('wording')}
      />
      <SelectField
        label="Textstelle, die darauf antwortet"
        options={passages}
        {...served.field('passageId')}
      />
    </ServedForm>
  );
}

interface PassageFormProps {
  how: Served;
  /** Headings of the guides and pages of the portal */
  sources: readonly { value: string; label: string; group: string }[];
}

/** Writes an answer that no passage holds yet. */
export function PassageForm({ how, sources }: PassageFormProps) {
  const served = useServedForm(how, { title: '', text: '', questions: '', source: '' });
  const { state, attempt } = served;
  // What was stored gives way to the next one; what was refused stays.
  const field = (name: string) => ({
    ...served.field(name),
    ...(state.sent && { defaultValue: '' }),
  });
  return (
    <ServedForm
      served={served}
      submit="Textstelle hinzufügen"
      done="Hinzugefügt. Der Berater antwortet damit in einer halben Minute."
      className="mt-4 max-w-2xl"
    >
      <Fragment key={state.sent ? attempt : 'typing'}>
        <Field
          label="Frage"
          hint="In einer Zeile, wie sie über der Antwort steht."
          autoComplete="off"
          {...field('title')}
        />
        <TextField
          label="Antwort"
          hint="Zwei bis fünf Sätze, höchstens 110 Wörter. Eine leere Zeile beginnt einen Absatz, „- “ einen Punkt einer Liste, **so** wird es fett."
          rows={6}
          {...field('text')}
        />
        <TextField
          label="Wortlaute"
          hint="Wie andere dasselbe fragen würden, jeder in einer Zeile."
          rows={4}
          {...field('questions')}
        />
        <SelectField
          label="Wo das steht"
          hint="Die Aussage muss unter dieser Überschrift zu finden sein."
          options={[{ value: '', label: 'Bitte wählen' }, ...sources]}
          {...field('source')}
        />
      </Fragment>
    </ServedForm>
  );
}
