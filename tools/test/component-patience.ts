import { configure } from '@testing-library/react';

// A second, the default, is not enough for a page on a machine with better things to do.
configure({ asyncUtilTimeout: 20_000 });
