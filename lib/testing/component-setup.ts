import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './unit-setup';

configure({ asyncUtilTimeout: 60_000 });
