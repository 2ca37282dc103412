'use client';

import { createContext, use } from 'react';
import { type FieldValues, type Path, useFormContext, useFormState } from 'react-hook-form';
import type { PlainFormState } from './plain-form';

const PlainContext = createContext<PlainFormState<object> | null>(null);

/** Hands what the server answered to a form without JavaScript to its fields. */
export const PlainFormProvider = PlainContext;

/** A field's registration, its message, and its value from a form sent without JavaScript. */
export function useField<Values extends FieldValues, Name extends Path<Values> = Path<Values>>(
  name: Name,
) {
  const { register, control } = useFormContext<Values>();
  const { errors } = useFormState({ control, name });
  const plain = use(PlainContext) as PlainFormState<Values> | null;
  if (!plain) throw new Error('A field stands outside its form.');
  const message = errors[name]?.message as string | undefined;
  return {
    input: register(name),
    error: message ?? plain.fields[name as keyof Values & string],
    typed: plain.values[name] as Values[Name],
  };
}
