import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './unit-setup';

// A slow machine is no defect of what is tested.
configure({ asyncUtilTimeout: 60_000 });
