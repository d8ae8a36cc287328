"""A seat for any program: it is told what its seat may know, in lines of JSON, and answers by the keys of options."""
