'use client';

import { useRef, useState } from 'react';
import { Choice } from '@/components/forms/choice';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { type ReplyForm as ToolFormData, MORE_TYPES } from '@/lib/adviser/reply';
import {
  knownValues,
  type PropertyTypeOption,
  TOOL_FIELDS,
  type ToolErrors,
  toolErrors,
  type ToolField,
  toolSentence,
  type ToolValues,
} from './tool-rules';

interface ToolFormProps {
  tool: ToolFormData;
  propertyTypes: readonly PropertyTypeOption[];
  onSend: (sentence: string) => void;
}

const WORDS = {
  estimate: { title: 'Ihre Immobilie', send: 'Wert schätzen' },
  costs: { title: 'Ihr Verkauf', send: 'Kosten berechnen' },
};

const CHOOSE = { value: '', label: 'Bitte wählen' };

const idOf = (field: ToolField) => `rechnung-${field}`;

export function ToolForm({ tool: { name, known }, propertyTypes, onSend }: ToolFormProps) {
  const types = name === 'costs' ? [...propertyTypes, ...MORE_TYPES] : propertyTypes;
  const [values, setValues] = useState<ToolValues>(() => knownValues(known, types));
  const [errors, setErrors] = useState<ToolErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const words = WORDS[name];

  const change = (next: Partial<ToolValues>) => {
    const changed = { ...values, ...next };
    setValues(changed);
    // A message disappears once its field is mended; new ones come with the next press.
    const found = toolErrors(name, changed);
    const left = Object.entries(errors).filter(([field]) => found[field as ToolField]);
    setErrors(Object.fromEntries(left));
  };
  const send = () => {
    const found = toolErrors(name, values);
    setErrors(found);
    const first = TOOL_FIELDS[name].find((field) => found[field]);
    if (first) document.getElementById(idOf(first))?.focus();
    else onSend(toolSentence(name, values, types));
  };
  const field = (key: Exclude<ToolField, never>) => ({
    name: idOf(key),
    error: errors[key],
    value: values[key],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => change({ [key]: event.target.value }),
  });

  return (
    <form
      ref={form}
      noValidate
      aria-label={words.title}
      className="mt-5 max-w-md border-t-2 border-ink bg-surface px-4 pt-4 pb-5 sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SelectField {...field('propertyType')} label="Immobilientyp" options={[CHOOSE, ...types]} />
      {name === 'costs' ? (
        <Field {...field('price')} label="Verkaufspreis" inputMode="numeric" suffix="€" />
      ) : (
        <>
          <Field
            {...field('postalCode')}
            label="Postleitzahl"
            optional
            inputMode="numeric"
            maxLength={5}
          />
          <Field {...field('area')} label="Wohnfläche" inputMode="decimal" suffix="m²" />
          <Field
            {...field('yearBuilt')}
            label="Baujahr"
            inputMode="numeric"
            maxLength={4}
            disabled={values.isYearUnknown}
            value={values.isYearUnknown ? '' : values.yearBuilt}
          />
          <Choice
            type="checkbox"
            label="Das Baujahr weiß ich nicht"
            checked={values.isYearUnknown}
            onChange={(event) => change({ isYearUnknown: event.target.checked })}
          />
        </>
      )}
      <Button type="submit" className="mt-3">
        {words.send}
      </Button>
    </form>
  );
}
