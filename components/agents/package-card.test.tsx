import { render, screen } from '@testing-library/react';
import { findPackage, type PackageId } from '@/lib/agents/packages';
import { PackageCard } from './package-card';

const show = (id: PackageId) => {
  const { container } = render(<PackageCard leadPackage={findPackage(id)!} />);
  return container.textContent.replaceAll('\u00a0', ' ');
};

test.each([
  ['starter', 'Einzeln 149 €; ab 2 Leads im Monat ist das Paket günstiger'],
  ['professional', 'Einzeln 149 €; ab 6 Leads im Monat ist das Paket günstiger'],
  ['enterprise', 'Einzeln 149 €; ab 14 Leads im Monat ist das Paket günstiger'],
] as const)('%s is compared with single leads', (id, comparison) => {
  expect(show(id)).toContain(comparison);
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
  expect(screen.getByRole('link', { name: /^BELIEBT/ })).toHaveAttribute('href', '#angabe-popular');
});

test('its button leads to its inquiry', () => {
  show('enterprise');
  expect(screen.getByRole('link', { name: 'Enterprise anfragen' })).toHaveAttribute(
    'href',
    '/makler/anfrage/enterprise',
  );
});
