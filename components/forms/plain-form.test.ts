import { postedValues } from '@/components/forms/plain-form';

test('what was typed and ticked comes out; what Next adds and files do not', () => {
  const form = new FormData();
  form.set('email', ' erika@beispiel.de ');
  form.set('morning', 'on');
  form.set('$ACTION_KEY', 'k123');
  form.set('$ACTION_REF_1', '');
  form.set('file', new Blob(['x']));
  expect(postedValues(form)).toEqual({ email: ' erika@beispiel.de ', morning: 'on' });
});
