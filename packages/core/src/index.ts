export { type ApiErrorKind, ApiError, isApiError } from './http/http.errors.ts';
