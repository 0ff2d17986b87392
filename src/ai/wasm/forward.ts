/** What is shipped of the net: its forward pass alone. */
export { forward } from './pass';
