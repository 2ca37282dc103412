import { render } from '@testing-library/react';
import { findPackage, type PackageId } from '@/lib/agencies/packages';
import { PackageCard } from './packages';

const show = (id: PackageId) => {
  const { container } = render(<PackageCard leadPackage={findPackage(id)!} />);
  return container.textContent.replaceAll('\u00a0', ' ');
};

test('where there may be more leads, the price of one is the highest it can be', () => {
  expect(show('enterprise')).toContain('höchstens 19,99 € je Premium-Lead');
});

test('where their number is fixed, it is what it is', () => {
  expect(show('starter')).not.toContain('höchstens');
});
