import { render, screen } from '@testing-library/react';
import { findPackage, type PackageId } from '@/lib/agents/packages';
import { PackageCard } from './packages';

const show = (id: PackageId) => {
  const { container } = render(<PackageCard leadPackage={findPackage(id)!} />);
  return container.textContent.replaceAll('\u00a0', ' ');
};

test.each([
  ['starter', '49,80 € je Premium-Lead'],
  ['professional', '37,45 € je Premium-Lead'],
] as const)('%s is compared with a single lead', (id, price) => {
  expect(show(id)).toContain(price);
  expect(show(id)).toContain('Einzeln kostet er 149 €');
});

test('where there may be more leads, the price of one is the highest it can be', () => {
  expect(show('enterprise')).toContain('höchstens 19,99 € je Premium-Lead');
});

test('where their number is fixed, it is what it is', () => {
  expect(show('starter')).not.toContain('höchstens');
});

test('only the popular one carries the mark, which leads to its source', () => {
  show('starter');
  expect(screen.queryByText('BELIEBT')).not.toBeInTheDocument();
  show('professional');
  expect(screen.getByRole('link', { name: /^BELIEBT/ })).toHaveAttribute('href', '#angaben');
});

test('its button leads to its inquiry', () => {
  show('enterprise');
  expect(screen.getByRole('link', { name: 'Enterprise anfragen' })).toHaveAttribute(
    'href',
    '/makler/anfrage/enterprise',
  );
});
