import { render, screen } from '@testing-library/react';
import { InquiryNote } from './inquiry-note';

test('says that nothing is charged, and what one declares', () => {
  render(<InquiryNote />);
  expect(screen.getByText(/Es wird nichts berechnet, und ein Vertrag entsteht/)).toBeVisible();
  expect(
    screen.getByText(/„Ich bitte darum, zu meiner Anfrage angerufen und angeschrieben zu werden“/),
  ).toBeVisible();
});
