import { entered } from './entered';
import { postedValues } from '@/lib/platform/form-state';

const START = {
  type: '' as string | null,
  condition: null as string | null,
  postalCode: '80331',
  area: '',
  consent: false,
  timeline: '',
};

function form(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form>${fields}</form>`;
  return document.forms[0]!;
}

test('an untouched form holds nothing', () => {
  const untouched = `
    <input type="radio" name="type" value="villa" />
    <input type="radio" name="condition" value="" />
    <input name="postalCode" value="80331" />
    <input name="area" />
    <input type="checkbox" name="consent" />
    <select name="timeline"><option value="">Keine Angabe</option></select>`;
  expect(entered(form(untouched), START)).toEqual({});
});

test('texts, choices and boxes are read as they stand, also a choice of no answer', () => {
  const touched = `
    <input type="radio" name="type" value="villa" checked />
    <input type="radio" name="condition" value="" checked />
    <input name="postalCode" value="01067" />
    <textarea name="area">120</textarea>
    <input type="checkbox" name="consent" checked />
    <select name="timeline"><option value="soon" selected>Bald</option></select>`;
  expect(entered(form(touched), START)).toEqual({
    type: 'villa',
    condition: '',
    postalCode: '01067',
    area: '120',
    consent: true,
    timeline: 'soon',
  });
});

test('what is no field of the form is left alone', () => {
  expect(
    entered(form('<input name="website" value="x" /><input name="$ACTION" />'), START),
  ).toEqual({});
});

test('what was typed and ticked comes out; what Next adds and files do not', () => {
  const form = new FormData();
  form.set('email', ' erika@beispiel.de ');
  form.set('morning', 'on');
  form.set('$ACTION_KEY', 'k123');
  form.set('$ACTION_REF_1', '');
  form.set('file', new Blob(['x']));
  expect(postedValues(form)).toEqual({ email: ' erika@beispiel.de ', morning: 'on' });
});
