import { configure } from '@testing-library/react';

// A second, the default, is not enough for a page on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
