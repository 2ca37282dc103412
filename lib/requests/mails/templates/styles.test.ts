import { colors } from '@/tailwind.config';
import { PALETTE } from './styles';

test.each(['light', 'dark'] as const)('%s: mails have the colours of the pages', (theme) => {
  expect(colors[theme]).toMatchObject(PALETTE[theme]);
});
