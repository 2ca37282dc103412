'use client';

import { useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { Button } from '@/components/ui/button';
import { employeeRoutes } from '@/lib/employee-routes';
import { HttpError } from '@/lib/platform/http/client';
import { describeUndone } from '../failure';

export interface PictureOption {
  value: string;
  label: string;
  group: string;
}

/** Milliseconds for upload and encoding */
const PATIENCE = 90_000;

/** @returns the address @throws HttpError, or a network error */
async function upload(file: File): Promise<string> {
  const body = new FormData();
  body.set('bild', file);
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(employeeRoutes.guidePictures, { method: 'POST', body, signal });
  if (!response.ok)
    throw new HttpError(response.status, await response.text(), response.statusText);
  return ((await response.json()) as { address: string }).address;
}

interface PictureFieldProps {
  options: readonly PictureOption[];
  image: string;
  imageAlt: string;
  errors: Record<string, string>;
  onChosen: () => void;
  onInsert: (markdown: string) => void;
}

export function PictureField({
  options,
  image,
  imageAlt,
  errors,
  onChosen,
  onInsert,
}: PictureFieldProps) {
  const [added, setAdded] = useState<PictureOption[]>([]);
  const [chosen, setChosen] = useState(image);
  const [state, setState] = useState<{ text: string; isFailure?: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const known = new Set([...added, ...options].map(({ value }) => value));
  const all = [
    { value: '', label: 'Bitte wählen' },
    ...added,
    ...options.filter(({ value }) => !added.some((own) => own.value === value)),
    ...(image && !known.has(image) ? [{ value: image, label: image }] : []),
  ];

  async function bring() {
    const picked = file.current?.files?.[0];
    if (!picked) return setState({ text: 'Bitte wählen Sie zuerst eine Datei.', isFailure: true });
    setBusy(true);
    setState({ text: 'Das Bild wird hochgeladen und umgerechnet …' });
    try {
      const value = await upload(picked);
      const option = { value, label: picked.name, group: 'Hochgeladene Bilder' };
      setAdded((before) => [option, ...before.filter((one) => one.value !== value)]);
      setChosen(value);
      setState({ text: 'Das Bild ist da. Bitte beschreiben Sie jetzt, was darauf zu sehen ist.' });
      if (file.current) file.current.value = '';
      // After the list has the new picture.
      setTimeout(onChosen);
    } catch (error) {
      const { text, fields } = describeUndone(error);
      setState({ text: fields.bild ?? text, isFailure: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <fieldset className="mt-4">
      <legend className="text-xl font-semibold">Bild</legend>
      <div className="mt-3 grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <SelectField
          name="image"
          label="Bild des Ratgebers"
          options={all}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          // The input event re-renders the form first: without this, the choice would be reset
          // before `change`.
          onInput={(event) => setChosen(event.currentTarget.value)}
          error={errors.image}
        />
        {chosen && (
          // eslint-disable-next-line @next/next/no-img-element -- as it is, in one of its own sizes
          <img
            src={chosen}
            alt=""
            width={192}
            height={108}
            className="mb-4 aspect-video w-48 rounded-sm bg-sand object-cover"
          />
        )}
      </div>
      <Field
        name="imageAlt"
        label="Was darauf zu sehen ist"
        hint="Ein Satz für alle, die das Bild nicht sehen. Bei einem Foto muss er sein; die Zeichnungen brauchen keinen."
        defaultValue={imageAlt}
        error={errors.imageAlt}
        autoComplete="off"
      />
      <div className="js-only rounded-md border border-line bg-surface p-4">
        <label htmlFor="bild-datei" className="block font-semibold">
          Foto hochladen
        </label>
        <p id="bild-datei-hinweis" className="mt-1 text-muted">
          JPEG, PNG, WebP oder AVIF, höchstens 12&nbsp;MB. Aufnahmeort und andere Angaben der Kamera
          werden entfernt.
        </p>
        <input
          ref={file}
          id="bild-datei"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-describedby="bild-datei-hinweis"
          className="mt-3 block min-h-11 w-full text-base file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-paper file:px-4 file:font-semibold file:text-ink"
        />
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && void bring()}>
            Hochladen
          </Button>
          {chosen && (
            <Button
              variant="ghost"
              onClick={() => onInsert(`![Beschreibung des Bildes](${chosen})`)}
            >
              In den Text einfügen
            </Button>
          )}
        </div>
        <p
          role="status"
          className={`mt-2 font-semibold empty:hidden ${state?.isFailure ? 'text-brick-text' : 'text-moss'}`}
        >
          {state && <span key={state.text}>{state.text}</span>}
        </p>
      </div>
    </fieldset>
  );
}
