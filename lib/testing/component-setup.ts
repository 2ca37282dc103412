import '@testing-library/jest-dom';
import './unit-setup';
