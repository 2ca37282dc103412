import { render, screen } from '@testing-library/react';
import { country, type PricePlace, placeOfPostcode } from '@/lib/prices/places';
import { EmbedCode } from './embed-code';

function frameFor(place: PricePlace): HTMLIFrameElement {
  render(<EmbedCode place={place} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML zum Einbetten' });
  expect(field).toHaveAttribute('readonly');
  const { body } = new DOMParser().parseFromString(field.value, 'text/html');
  expect(body.children).toHaveLength(1);
  return body.querySelector('iframe')!;
}

test('what is to be copied is one frame that passes on no data', () => {
  const frame = frameFor(placeOfPostcode('26122')!);
  expect(frame.src).toBe('http://localhost:3000/preiskarte/niedersachsen/oldenburg/26122');
  expect(frame.title).toBe('Immobilienpreise 26122 Oldenburg (Oldenburg) – Wohnlotse');
  expect(frame.attributes).toMatchObject({
    width: { value: '320' },
    height: { value: '440' },
    loading: { value: 'lazy' },
    referrerpolicy: { value: 'no-referrer' },
    sandbox: { value: 'allow-popups allow-popups-to-escape-sandbox' },
  });
});

test('the address of the figures is shown, of a larger place with room for a postcode', () => {
  const { unmount } = render(<EmbedCode place={placeOfPostcode('26122')!} />);
  expect(screen.getByText('http://localhost:3000/api/prices/26122')).toBeInTheDocument();
  unmount();
  expect(frameFor(country).src).toBe('http://localhost:3000/preiskarte');
  expect(screen.getByText('http://localhost:3000/api/prices/{PLZ}')).toBeInTheDocument();
});
